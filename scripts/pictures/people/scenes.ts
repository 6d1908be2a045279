/** Drawn scenes of 1200 × 800: places, with a group of the agency's people before them or without. */
import { drawing, group } from '../plans/svg.ts'
import { figure } from './figure.ts'
import { agentLooks, type Look } from './looks.ts'
import { type PlaceName, placeOf } from './places.ts'

export interface Scene {
  file: string
  alt: string
  place: PlaceName
  /** Names of agents, the back row first when they are many. */
  people: readonly string[]
}

const islamabad = [
  'Mehreen Aslam',
  'Hamza Rauf',
  'Zainab Qureshi',
  'Adeel Khattak',
  'Rabia Nawaz',
  'Farhan Satti',
]
const lahore = ['Sana Khalid', 'Bilal Chaudhry', 'Ayesha Malik', 'Imran Sheikh', 'Nadia Butt']
const karachi = ['Danish Memon', 'Mahnoor Shah', 'Asad Siddiqui', 'Tooba Ansari']
const peshawar = ['Shahid Afzal Khan', 'Palwasha Durrani']
const everyone = Object.keys(agentLooks)

const scene = (name: string, place: PlaceName, alt: string, people: readonly string[] = []): Scene => ({
  file: `scene-${name}.png`,
  place,
  alt: `${alt}, drawing`,
  people,
})

export const scenes: readonly Scene[] = [
  scene('office', 'office', 'The front of an office with green arches'),
  scene('beach', 'beach', 'Filled bags on clean sand by the sea'),
  scene('saplings', 'saplings', 'Rows of young trees with name tags before the hills'),
  scene('cricket', 'cricket', 'Wicket, bat and ball on a cricket ground under hills'),
  scene('snow', 'snow', 'A village in the snow below high mountains'),
  scene('lawn', 'lawn', 'A table with tea cups under a canopy on a lawn'),
  scene('table', 'table', 'A site plan, brochures and a key on a table'),
  scene('group-islamabad', 'office', 'The Islamabad team before the head office', islamabad),
  scene('group-all', 'hall', 'Agents of all branches on a stage', everyone.slice(0, 13)),
  scene('group-lahore', 'office', 'The Lahore and Faisalabad teams before an office', [
    ...lahore,
    'Waqas Gill',
  ]),
  scene('group-karachi', 'beach', 'The Karachi team with filled bags on the beach', karachi),
  scene('group-peshawar', 'saplings', 'The Peshawar team between young trees', peshawar),
  scene('group-first', 'office', 'Agents in two rows before an office', everyone.slice(11, 24)),
  scene('group-bahria', 'hall', 'The Bahria team on a stage', [
    'Usman Janjua',
    'Sadia Mirza',
    'Kamran Abbasi',
  ]),
  scene('group-cricket', 'cricket', 'Agents side by side on the cricket ground', [
    'Adeel Khattak',
    'Waqas Gill',
    'Rizwan Cheema',
    'Bilal Chaudhry',
    'Imran Sheikh',
  ]),
  scene('group-hills', 'snow', 'The agent for the hills and a colleague in the snow', [
    'Sahar Jadoon',
    'Farhan Satti',
  ]),
]

const most = 7

/** The scene as SVG. */
export function drawScene({ place, people }: Scene): string {
  const looks = people.flatMap((name) => agentLooks[name] ?? [])
  const rows =
    looks.length > most
      ? [looks.slice(0, Math.floor(looks.length / 2)), looks.slice(Math.floor(looks.length / 2))]
      : [looks]
  return drawing(
    1200,
    800,
    ...placeOf(place),
    ...rows.flatMap((row, index) => standing(row, rows.length - 1 - index)),
  )
}

/** People side by side; the row behind stands higher and is as tall. */
function standing(row: readonly Look[], behind: number): string[] {
  const scale = row.length > 5 ? 0.62 : 0.8
  const step = Math.min(250, 1120 / Math.max(1, row.length)) * (row.length > 5 ? 0.98 : 0.95)
  const first = 600 - ((row.length - 1) * step) / 2
  return row.map((look, index) =>
    group(
      {
        transform: `translate(${first + index * step - 200 * scale} ${800 - 500 * scale - behind * 150}) scale(${scale})`,
      },
      figure(look),
    ),
  )
}
