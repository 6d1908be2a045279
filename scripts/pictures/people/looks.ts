/** How the invented people of the demo are drawn. None is taken from a real face. */
export type Hair = 'short' | 'parted' | 'curly' | 'receding' | 'long' | 'bun' | 'bob'
export type Beard = 'none' | 'shadow' | 'short' | 'full' | 'moustache'
export type Clothes = 'suit' | 'waistcoat' | 'kurta' | 'blazer' | 'kameez'
export type Cover = 'none' | 'dupatta' | 'hijab'

export interface Look {
  /** 0 is the lightest of five. */
  skin: 0 | 1 | 2 | 3 | 4
  hair: Hair
  hairColour: string
  clothes: Clothes
  colour: string
  beard?: Beard
  cover?: Cover
  coverColour?: string
  glasses?: boolean
}

const black = '#1d1a1b'
const brown = '#3a2820'
const dark = '#2a211d'
const grey = '#8d8a88'
const silver = '#c9c6c2'

const green = '#0b6b4a'
const deep = '#084f37'
const sand = '#d9cdb4'
const gold = '#b7791f'
const navy = '#263a55'
const plum = '#6b3a55'
const rust = '#9a4f33'
const slate = '#4b5a5f'
const cream = '#f1ebdd'
const sky = '#a9c3cf'

const man = (
  skin: Look['skin'],
  hair: Hair,
  hairColour: string,
  beard: Beard,
  clothes: Clothes,
  colour: string,
  glasses = false,
): Look => ({
  skin,
  hair,
  hairColour,
  beard,
  clothes,
  colour,
  glasses,
})

const woman = (
  skin: Look['skin'],
  hair: Hair,
  hairColour: string,
  clothes: Clothes,
  colour: string,
  cover: Cover = 'none',
  coverColour = cream,
  glasses = false,
): Look => ({
  skin,
  hair,
  hairColour,
  clothes,
  colour,
  cover,
  coverColour,
  glasses,
})

/** The agents, by name. */
export const agentLooks: Record<string, Look> = {
  'Mehreen Aslam': woman(1, 'bob', dark, 'blazer', deep),
  'Hamza Rauf': man(2, 'short', black, 'short', 'suit', navy),
  'Zainab Qureshi': woman(1, 'long', black, 'kameez', plum, 'hijab', '#cfdcd4'),
  'Adeel Khattak': man(1, 'short', brown, 'moustache', 'suit', slate),
  'Rabia Nawaz': woman(2, 'bun', black, 'blazer', navy, 'none', cream, true),
  'Farhan Satti': man(2, 'parted', dark, 'full', 'waistcoat', deep),
  'Usman Janjua': man(1, 'receding', dark, 'short', 'suit', '#2f3f3a', true),
  'Sadia Mirza': woman(0, 'long', brown, 'kameez', green, 'dupatta', cream),
  'Kamran Abbasi': man(2, 'receding', grey, 'moustache', 'waistcoat', slate),
  'Sana Khalid': woman(1, 'long', dark, 'blazer', rust),
  'Bilal Chaudhry': man(3, 'curly', black, 'shadow', 'kurta', sky),
  'Ayesha Malik': woman(1, 'bob', '#5a3a26', 'kameez', deep, 'none', cream, true),
  'Imran Sheikh': man(2, 'parted', black, 'none', 'suit', plum),
  'Nadia Butt': woman(2, 'long', black, 'kameez', gold, 'dupatta', '#f3e3c2'),
  'Danish Memon': man(3, 'receding', silver, 'full', 'suit', navy, true),
  'Mahnoor Shah': woman(0, 'long', '#4a3022', 'blazer', '#5f7d74'),
  'Asad Siddiqui': man(2, 'short', black, 'short', 'kurta', cream),
  'Tooba Ansari': woman(2, 'long', black, 'kameez', navy, 'hijab', deep),
  'Shahid Afzal Khan': man(0, 'short', grey, 'full', 'waistcoat', '#3d3a36'),
  'Palwasha Durrani': woman(0, 'long', brown, 'kameez', plum, 'dupatta', '#2f5d50'),
  'Waqas Gill': man(3, 'curly', dark, 'moustache', 'waistcoat', rust),
  'Iqra Gardezi': woman(3, 'bun', black, 'kameez', green, 'none'),
  'Rizwan Cheema': man(2, 'parted', dark, 'short', 'kurta', sand),
  'Sahar Jadoon': woman(1, 'long', dark, 'blazer', slate, 'hijab', '#d8c7a6'),
}
