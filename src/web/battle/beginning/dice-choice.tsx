import { Segments } from '../../form/segments.tsx'

interface Props {
  readonly name: string
  readonly value: string
  onChange(value: string): void
}

/** Whose dice a battle is fought with. */
export const DiceChoice = ({ name, value, onChange }: Props) => (
  <Segments
    name={name}
    title="Dice"
    values={[
      ['app', "The app's dice"],
      ['own', 'My own dice'],
    ]}
    value={value}
    onChange={onChange}
  />
)
