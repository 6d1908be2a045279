/** How words of an advertisement's address are written in a title. Keys are lower case. */

const properNames =
  'Islamabad Rawalpindi Lahore Karachi Peshawar Abbottabad Multan Faisalabad Sialkot Gujranwala Quetta Murree Pakistan ' +
  'Bahria Askari Gulberg Defence Margalla Margala Emaar Clifton Cantt Gulshan Johar Nazimabad Hayatabad Chaklala ' +
  'Raiwind Bedian Barki Ferozepur Warsak Adiala Kashmir Jinnah Iqbal Zamzama Bukhari Badar Rahat Nishat Malir Korangi ' +
  'Saima Rufi Zameen Ramzan Spanish Victorian Italian Turkish American European Dubai Arabian Punjab Sindh Khayaban ' +
  'Shahbaz Shujaat Tariq Ittehad Khalid Mumtaz Faisal Valencia Zaraj Goldcrest Giga Centaurus Eiffel Ghauri Soan ' +
  'Bani Gala Chak Shahzad Tarlai Jauhar Maymar Shalimar Etihad Paragon Darmangi Sufiyan Pakistani Urdu'

const acronyms =
  'DHA PIA PWD PECHS CDA KDA NOC LDA RDA PDA DD TV GT MM AWT NPF PAF CBR FECHS MPCHS SMCHS VIP CNC UET IEP BOR EME ' +
  'PCSIR CCTV UBL HBL PSO ATM EMC NFC DOHS NHS PHA FGEHA AA BB CC RCC UPS KMCHS PAEC J7'

const spellings: Readonly<Record<string, string>> = {
  appartment: 'apartment',
  appartments: 'apartments',
  apartement: 'apartment',
  avaliable: 'available',
  availble: 'available',
  availabe: 'available',
  bahira: 'Bahria',
  banglow: 'bungalow',
  avalible: 'available',
  beatiful: 'beautiful',
  beautifull: 'beautiful',
  brandnew: 'brand new',
  bungalo: 'bungalow',
  bunglow: 'bungalow',
  commerical: 'commercial',
  darmangy: 'Darmangi',
  dubble: 'double',
  extention: 'extension',
  furnish: 'furnished',
  i: 'I',
  ii: 'II',
  iii: 'III',
  isb: 'Islamabad',
  islambad: 'Islamabad',
  iv: 'IV',
  kenal: 'kanal',
  khy: 'Khayaban',
  lac: 'lakh',
  luxry: 'luxury',
  renuvated: 'renovated',
  residencial: 'residential',
  residental: 'residential',
  rwp: 'Rawalpindi',
  seprate: 'separate',
  sufyan: 'Sufiyan',
  specious: 'spacious',
  tripple: 'triple',
}

const written = new Map<string, string>([
  ...properNames.split(' ').map((word) => [word.toLowerCase(), word] as const),
  ...acronyms.split(' ').map((word) => [word.toLowerCase(), word] as const),
  ...Object.entries(spellings),
])

/** A word as a title writes it: 'dha' is DHA, 'bahria' Bahria, 'appartment' apartment; unknown words stay. */
export function writeWord(word: string): string {
  return written.get(word) ?? word
}

/** Words that can neither end a title nor be part of a name. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a an the in at of for to and or with on by from near under only is are its it your his this very rs pkr no have has ' +
    'ask demand per as if'
  ).split(' '),
)

export const spokenNumbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
