import type { JSX } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { NewVersionMark } from '../app/new-version.tsx'
import { NothingHere } from '../app/nothing-here.tsx'
import { matched, path } from '../app/router.ts'
import { OpeningSheet } from '../battle/opening-sheet.tsx'
import { UnkeptNotice } from '../device/unkept-notice.tsx'
import { TermCard } from '../glossary/term-card.tsx'
import { HomeScreen } from '../home/home-screen.tsx'
import { loadDesk, loadPrinted } from '../rulesets.ts'
import { rulesOfBattle, rulesOfEvening, scenariosAndBattles } from './beforehand.ts'
import { FaultPage } from './faults/fault-page.tsx'
import { fault, report } from './faults/faults.ts'
import { Keys } from './keys.tsx'
import { lazy } from './lazy.tsx'
import { useNewVersions } from './use-new-versions.ts'

const ArmyListScreen = lazy(async () => (await import('../army/army-list-screen.tsx')).ArmyListScreen)
const ArmyScreen = lazy(async () => (await import('../army/army-screen.tsx')).ArmyScreen)
const CampaignScreen = lazy(async () => (await import('../campaign/campaign-screen.tsx')).CampaignScreen)
const DiaryScreen = lazy(async () => (await import('../battle/diary/diary-screen.tsx')).DiaryScreen)
const GraveyardScreen = lazy(
  async () => (await import('../battle/graveyard/graveyard-screen.tsx')).GraveyardScreen,
)
const BattleScreen = lazy(
  async () => (await import('../battle/battle-screen.tsx')).BattleScreen,
  rulesOfBattle,
  OpeningSheet,
)
const LearnScreen = lazy(async () => (await import('../learn/learn-screen.tsx')).LearnScreen)
const LessonScreen = lazy(async () => (await import('../learn/lesson-screen.tsx')).LessonScreen)
const PlayScreen = lazy(
  async () => (await import('../battle/beginning/play-screen.tsx')).PlayScreen,
  scenariosAndBattles,
)
const RefereeScreen = lazy(async () => (await import('../referee/referee-screen.tsx')).RefereeScreen)
const ReplayScreen = lazy(
  async () => (await import('../battle/replay/replay-screen.tsx')).ReplayScreen,
  rulesOfBattle,
)
const ReportScreen = lazy(
  async () => (await import('../battle/report/report-screen.tsx')).ReportScreen,
  rulesOfBattle,
)
const EveningScreen = lazy(
  async () => (await import('../referee/evening-screen.tsx')).EveningScreen,
  rulesOfEvening,
)
const RulesScreen = lazy(
  async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen,
  ({ ruleset }) => ruleset && loadPrinted(ruleset),
)
const StoredTurnsScreen = lazy(
  async () => (await import('../battle/read-only/stored-turns.tsx')).StoredTurnsScreen,
  rulesOfBattle,
)
const SheetScreen = lazy(
  async () => (await import('../rulebook/sheet-screen.tsx')).SheetScreen,
  ({ ruleset }) => loadDesk(ruleset),
)
const SeriesListScreen = lazy(async () => (await import('../series/series-list-screen.tsx')).SeriesListScreen)
const SeriesPlanScreen = lazy(async () => (await import('../series/series-plan-screen.tsx')).SeriesPlanScreen)
const SeriesScreen = lazy(async () => (await import('../series/series-screen.tsx')).SeriesScreen)
const SettingsScreen = lazy(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen)

type Parts = Readonly<Record<string, string>>

/** What is shown at each address; the first that fits. */
const SCREENS: readonly (readonly [pattern: string, screen: (parts: Parts) => JSX.Element])[] = [
  ['/', () => <HomeScreen />],
  ['/referee', () => <RefereeScreen />],
  ['/settings', () => <SettingsScreen />],
  ['/play', () => <PlayScreen />],
  ['/learn', () => <LearnScreen />],
  ['/learn/:ruleset', ({ ruleset = '' }) => <LessonScreen key={ruleset} ruleset={ruleset} />],
  ['/campaign', () => <CampaignScreen />],
  ['/campaign/:ruleset', ({ ruleset = '' }) => <CampaignScreen key={ruleset} planned={ruleset} />],
  ['/series', () => <SeriesListScreen />],
  ['/series/new/:ruleset', ({ ruleset = '' }) => <SeriesPlanScreen key={ruleset} planned={ruleset} />],
  ['/series/:id', ({ id = '' }) => <SeriesScreen key={id} id={id} />],
  ['/army', () => <ArmyListScreen />],
  ['/army/:id', ({ id = '' }) => <ArmyScreen key={id} id={id} />],
  ['/battle/:id', ({ id = '' }) => <BattleScreen id={id} />],
  ['/battle/:id/replay', ({ id = '' }) => <ReplayScreen id={id} />],
  ['/battle/:id/report', ({ id = '' }) => <ReportScreen id={id} />],
  ['/battle/:id/turns', ({ id = '' }) => <StoredTurnsScreen key={id} id={id} />],
  ['/battle/:id/graveyard', ({ id = '' }) => <GraveyardScreen id={id} />],
  ['/battle/:id/diary', ({ id = '' }) => <DiaryScreen id={id} />],
  ['/evening/:id', ({ id = '' }) => <EveningScreen id={id} />],
  ['/rules', () => <RulesScreen ruleset={undefined} clause={undefined} />],
  ['/rules/:ruleset/sheet', ({ ruleset = '' }) => <SheetScreen ruleset={ruleset} variant={undefined} />],
  [
    '/rules/:ruleset/sheet/:variant',
    ({ ruleset = '', variant }) => <SheetScreen ruleset={ruleset} variant={variant} />,
  ],
  ['/rules/:ruleset', ({ ruleset = '' }) => <RulesScreen ruleset={ruleset} clause={undefined} />],
  [
    '/rules/:ruleset/:clause',
    ({ ruleset = '', clause }) => <RulesScreen ruleset={ruleset} clause={clause} />,
  ],
]

const Screen = () => {
  useErrorBoundary(report)
  const told = fault.value
  return told?.at === path.value ? <FaultPage fault={told} /> : <Addressed />
}

const Addressed = () => {
  for (const [pattern, screen] of SCREENS) {
    const parts = matched(pattern, path.value)
    if (parts && Object.values(parts)[0] !== '') return screen(parts)
  }
  return <NothingHere />
}

const PLACES = [
  { to: '/play', name: 'Play', within: ['/play', '/learn', '/battle', '/campaign', '/series'] },
  { to: '/army', name: 'Armies', within: ['/army'] },
  { to: '/referee', name: 'Referee', within: ['/referee', '/evening'] },
  { to: '/rules', name: 'Rule book', within: ['/rules'] },
  { to: '/settings', name: 'Settings', within: ['/settings'] },
] as const

export const Shell = () => {
  useNewVersions()
  return (
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
              {to === '/settings' && <NewVersionMark />}
            </a>
          ))}
        </nav>
      </header>
      <Screen />
      <UnkeptNotice />
      <Keys />
      <TermCard />
    </>
  )
}
