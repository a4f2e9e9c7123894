import type { ComponentChildren } from 'preact'
import { NewVersion } from '../app/new-version.tsx'
import { forgetful } from '../device/little.ts'
import { choose, PACES, type Settings, settings } from './store.ts'

interface ChoiceProps<K extends keyof Settings> {
  readonly title: string
  readonly name: K
  readonly values: readonly (readonly [value: Settings[K], label: string])[]
  readonly children?: ComponentChildren
}

const Choice = <K extends keyof Settings>({ title, name, values, children }: ChoiceProps<K>) => (
  <fieldset class="choice">
    <legend>{title}</legend>
    <div class="segments">
      {values.map(([value, text]) => (
        <label key={text} class="segment">
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => choose({ [name]: value })}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
    {children}
  </fieldset>
)

export const SettingsScreen = () => (
  <main class="page">
    <h1>Settings</h1>
    <NewVersion />
    <Choice
      title="Dice"
      name="dice"
      values={[
        ['app', "The app's dice"],
        ['own', 'My own dice'],
      ]}
    >
      <p class="hint">Own dice are entered one key or tap each; the log marks them.</p>
    </Choice>
    <Choice
      title="Light"
      name="palette"
      values={[
        ['day', 'Day'],
        ['night', 'Night'],
      ]}
    />
    <Choice
      title="Text size"
      name="text"
      values={[
        ['normal', 'Normal'],
        ['large', 'Large'],
        ['largest', 'Largest'],
      ]}
    />
    <Choice
      title="Motion"
      name="animation"
      values={[
        [true, 'On'],
        [false, 'Off'],
      ]}
    >
      <p class="hint">Dice tumble and stands slide, under half a second; any key or tap ends it.</p>
    </Choice>
    <Choice
      title="Sounds"
      name="sound"
      values={[
        [false, 'Off'],
        [true, 'On'],
      ]}
    >
      <p class="hint">Dice on the table, a gun far off, a whistle: quiet.</p>
    </Choice>
    <Choice title="The computer's orders" name="pace" values={PACES}>
      <p class="hint">
        Esc or a tap leads straight to the end of its turn, which is then told in a few lines.
      </p>
    </Choice>
    {forgetful.value ? (
      <p class="trouble" role="alert">
        This browser does not let Duckboard keep settings: they last until the tab is closed.
      </p>
    ) : (
      <p class="hint">Kept on this device.</p>
    )}
  </main>
)
