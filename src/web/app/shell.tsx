import { HomeScreen } from '../home/home-screen.tsx'
import { RefereeScreen } from '../referee/referee-screen.tsx'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { Keys } from './keys.tsx'
import { lazy } from './lazy.tsx'
import { matched, path } from './router.ts'
import { UpdateNotice } from './update-notice.tsx'

const ArmyListScreen = lazy(async () => (await import('../army/army-list-screen.tsx')).ArmyListScreen)
const ArmyScreen = lazy(async () => (await import('../army/army-screen.tsx')).ArmyScreen)
const CampaignScreen = lazy(async () => (await import('../campaign/campaign-screen.tsx')).CampaignScreen)
const DiaryScreen = lazy(async () => (await import('../battle/diary/diary-screen.tsx')).DiaryScreen)
const GraveyardScreen = lazy(
  async () => (await import('../battle/graveyard/graveyard-screen.tsx')).GraveyardScreen,
)
const BattleScreen = lazy(async () => (await import('../battle/battle-screen.tsx')).BattleScreen)
const PlayScreen = lazy(async () => (await import('../battle/beginning/play-screen.tsx')).PlayScreen)
const ReplayScreen = lazy(async () => (await import('../battle/replay/replay-screen.tsx')).ReplayScreen)
const ReportScreen = lazy(async () => (await import('../battle/report/report-screen.tsx')).ReportScreen)
const EveningScreen = lazy(async () => (await import('../referee/evening-screen.tsx')).EveningScreen)
const RulesScreen = lazy(async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen)
const SheetScreen = lazy(async () => (await import('../rulebook/sheet-screen.tsx')).SheetScreen)

const Screen = () => {
  const at = path.value
  if (at === '/') return <HomeScreen />
  if (at === '/referee') return <RefereeScreen />
  if (at === '/settings') return <SettingsScreen />
  if (at === '/play') return <PlayScreen />
  if (at === '/campaign') return <CampaignScreen />
  if (at === '/army') return <ArmyListScreen />
  const army = matched('/army/:id', at)
  if (army?.id) return <ArmyScreen key={army.id} id={army.id} />
  const battle = matched('/battle/:id', at)
  if (battle?.id) return <BattleScreen id={battle.id} />
  const replay = matched('/battle/:id/replay', at)
  if (replay?.id) return <ReplayScreen id={replay.id} />
  const report = matched('/battle/:id/report', at)
  if (report?.id) return <ReportScreen id={report.id} />
  const graveyard = matched('/battle/:id/graveyard', at)
  if (graveyard?.id) return <GraveyardScreen id={graveyard.id} />
  const diary = matched('/battle/:id/diary', at)
  if (diary?.id) return <DiaryScreen id={diary.id} />
  const evening = matched('/evening/:id', at)
  if (evening?.id) return <EveningScreen id={evening.id} />
  if (at === '/rules') return <RulesScreen ruleset={undefined} clause={undefined} />
  const sheet = matched('/rules/:ruleset/sheet', at) ?? matched('/rules/:ruleset/sheet/:variant', at)
  if (sheet?.ruleset) return <SheetScreen ruleset={sheet.ruleset} variant={sheet.variant} />
  const rules = matched('/rules/:ruleset', at) ?? matched('/rules/:ruleset/:clause', at)
  if (rules?.ruleset) return <RulesScreen ruleset={rules.ruleset} clause={rules.clause} />
  return (
    <main class="page">
      <h1>Nothing here</h1>
      <p>
        <a href="/">Start page</a>
      </p>
    </main>
  )
}

const PLACES = [
  { to: '/play', name: 'Play', within: ['/play', '/battle', '/campaign'] },
  { to: '/army', name: 'Armies', within: ['/army'] },
  { to: '/referee', name: 'Referee', within: ['/referee', '/evening'] },
  { to: '/rules', name: 'Rule book', within: ['/rules'] },
  { to: '/settings', name: 'Settings', within: ['/settings'] },
] as const

export const Shell = () => (
  <>
    <header class="top">
      <a class="brand" href="/">
        Duckboard
      </a>
      <nav aria-label="Duckboard">
        {PLACES.map(({ to, name, within }) => (
          <a
            key={to}
            href={to}
            aria-current={within.some((place) => path.value.startsWith(place)) ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
    <Screen />
    <UpdateNotice />
    <Keys />
  </>
)
