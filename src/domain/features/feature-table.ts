/** Synonyms of each feature, besides its English and its Urdu name. */
import type { Feature } from '#contract/listings/features.ts'
import { plainWords } from '#contract/places/plain-words.ts'

type FeatureWords = {
  /** Words that mean the feature only on their own, as in a list of amenities. */
  alone?: string
  /** Words that mean the feature among other words too, as in a title or a query. */
  told?: string
  /** Words that mean the feature in a query; in a title they may be part of a place's name. */
  asked?: string
  /** The feature's own name means it only on its own. */
  isNameAlone?: true
}

/** The compiler requires an entry for every feature of the catalogue. */
export const featureTable: Readonly<Record<Feature, FeatureWords>> = {
  corner: { told: 'kona|kone wala|konay wala|kone ka|کونے والا|کونے کا' },
  parkFacing: {
    told: 'park face|park facing|facing park|front of park|opposite park|park ke samne|park k samne|پارک فیسنگ|فیسنگ پارک',
  },
  mainBoulevard: { alone: 'boulevard', told: 'main bolevard|مین بلیوارڈ|مین بولیوارڈ' },
  mainRoad: { alone: 'road facing', told: 'مین روڈ' },
  electricity: {
    alone: 'bijli|light|wapda',
    told: 'with electricity|bijli wala|bijli ke sath',
    asked: 'electricity|bijli|بجلی',
    isNameAlone: true,
  },
  gas: {
    alone: 'sui gas|natural gas|gas meter|سوئی گیس',
    told: 'with gas|with sui gas|gas available|gas wala|gas wali|gas ke sath|gas ki sahulat|گیس والا|گیس کے ساتھ',
    asked: 'gas|گیس|sui gas',
    isNameAlone: true,
  },
  water: {
    alone: 'pani|water supply|sweet water|میٹھا پانی',
    asked: 'pani|water|water supply|sweet water|meetha pani|پانی|میٹھا پانی',
    isNameAlone: true,
  },
  sewerage: {
    alone: 'sewer|sewerage system|drainage',
    asked: 'sewerage|sewer|سیوریج',
    isNameAlone: true,
  },
  carPorch: {
    alone: 'porch|garage|پورچ|گیراج',
    told: 'with car porch',
    asked: 'porch|garage|پورچ|گیراج',
  },
  lawn: { alone: 'garden|green area', told: 'with lawn' },
  servantQuarter: {
    asked: 'servant|naukar ka kamra|سرونٹ',
    told: 'servent quarter|maid quarter|servant quarters',
  },
  servantRoom: { told: 'servent room|maid room' },
  storeRoom: { alone: 'store' },
  drawingRoom: { alone: 'drawing' },
  diningRoom: { alone: 'dining' },
  terrace: { alone: 'roof terrace', isNameAlone: true, told: 'with terrace' },
  secondKitchen: { told: 'dirty kitchen|two kitchens|2 kitchens|2 kitchen' },
  study: { alone: 'study room', isNameAlone: true },
  basement: {
    alone: 'besment|tehkhana|تہہ خانہ',
    told: 'basement wala|basement wali|tehkhane wala|tehkhanay wala|تہہ خانے والا|بیسمنٹ والا|with basement|full basement|basement ke sath|tehkhane ke sath|بیسمنٹ کے ساتھ',
    isNameAlone: true,
  },
  balcony: { told: 'balconies' },
  waterBore: {
    alone: 'bore|boring|own bore|بور|بورنگ',
    told: 'water boring',
    asked: 'bore|boring|own bore|بور|بورنگ',
  },
  solarPanels: {
    alone: 'solar|سولر',
    told: 'solar panel|solar system|solar installed|with solar|سولر سسٹم',
    asked: 'solar|solar wala|سولر',
  },
  upsWiring: { alone: 'ups' },
  standbyGenerator: { alone: 'generator|جنریٹر', told: 'with generator', asked: 'generator|جنریٹر' },
  backupGenerator: { alone: 'electricity backup|power backup|بیک اپ' },
  boundaryWall: {
    alone: 'boundary|four walls',
    asked: 'char diwari|chardiwari|چار دیواری',
    told: 'with boundary wall',
  },
  gatedCommunity: {
    alone: 'gated|گیٹڈ',
    asked: 'gated|گیٹڈ|gated community',
    told: 'gated society|gated colony',
  },
  security: { alone: 'security staff|24 7 security|سکیورٹی', isNameAlone: true },
  securityCameras: { alone: 'cameras', asked: 'camera|cameras|کیمرے', told: 'cctv|cctv cameras|سی سی ٹی وی' },
  guardRoom: { alone: 'guard' },
  separateEntrance: { told: 'separate gate|separate entry|alag gate|الگ گیٹ' },
  separateMeters: { told: 'separate meter|alag meter|الگ میٹر' },
  parking: { alone: 'car park', told: 'car parking|reserved parking' },
  coveredParking: { told: 'basement parking|covered car parking' },
  furnished: { told: 'furnish|farnished|frnished|فرنیشڈ' },
  semiFurnished: { told: 'half furnished|semi furnish' },
  unfurnished: { told: 'un furnished|non furnished|not furnished|without furniture' },
  lift: { told: 'lifts|elevator|elevators' },
  reception: { alone: 'lobby', isNameAlone: true },
  gym: { told: 'gymnasium' },
  swimmingPool: { alone: 'pool', asked: 'pool', told: 'swiming pool|swimming' },
  prayerRoom: { alone: 'prayer area', told: 'namaz room|نماز کی جگہ' },
  playArea: { alone: 'play ground|playground', told: 'kids play area' },
  rooftopGarden: { told: 'roof garden' },
  possession: {
    told: 'possessionable|possession able|ready possession|qabza|kabza|قبضہ والا|قبضے والا',
  },
  carpetedStreet: {
    alone: 'carpet road|carpeted road',
    told: 'pakki sarak|pakki sadak|pakki road|پکی سڑک',
    asked: 'carpet road|carpeted road',
  },
  level: { alone: 'level|level plot|levelled|solid land|hamwar', told: 'solid land', isNameAlone: true },
  fibreInternet: {
    alone: 'internet|broadband|fiber internet|optic fiber|انٹرنیٹ',
    asked: 'internet|fiber internet|انٹرنیٹ',
  },
  kitchenette: {},
  centralAirConditioning: { alone: 'central cooling', told: 'central ac|centrally air conditioned' },
  fireExit: { told: 'emergency exit' },
  // '3 phase' alone: in a title it may be the end of one name and the beginning of another, 'Block 3 Phase 1'.
  threePhasePower: {
    alone: '3 phase|three phase',
    told: 'three phase electricity|three phase meter|three phase connection|3 phase electricity|3 phase meter|3 phase connection|3 phase power|3 phase bijli|with 3 phase|with three phase',
  },
  loadingDock: { told: 'loading bay' },
  siteOffice: { isNameAlone: true },
  fruitTrees: {},
  tubeWell: { told: 'tubewell' },
  canalWater: { told: 'nehri pani' },
  seaView: { told: 'sea facing|sea face|سی ویو', isNameAlone: true },
  hillView: { alone: 'hills view|mountain view|margalla view', told: 'margalla facing|margalla hills view' },
  glassFront: {},
  mezzanine: { told: 'mezzanine floor' },
  tenantInPlace: { told: 'tenanted|already rented|rented out' },
  brandNew: {
    told: 'brandnew|bilkul naya|bilkul nya|newly built|newly constructed|برانڈ نیو|بالکل نئے|نیا تعمیر شدہ',
    asked: 'new|naya|nya|nayi|naye|نیا|نئی|نئے',
  },
  instalments: {
    alone: 'payment plan',
    told: 'qist|qistein|qiston|kist|kiston|kist par|qisto par|iqsat|iqsat par|iqsaat|aqsaat|قسط|قسطیں|قسطوں|instalment|instalments|on instalment|on instalments|easy instalment|easy instalments|instalment plan|easy instalment plan|instalments plan|qiston par|qiston pe|qist par|aqsat par|aasan aqsat|asan aqsat|aqsat|قسطوں پر|قسطوں میں|قسط پر|آسان قسطوں پر|آسان اقساط|اقساط پر|اقساط',
  },
  westOpen: { told: 'ویسٹ اوپن' },
  doubleStorey: {
    told: 'do manzila|do manzla|double manzil|double manzila|ڈبل منزلہ|دو منزلہ|ڈبل اسٹوری|double story|double unit|two storey|2 storey|ڈبل سٹوری',
  },
  readyToMove: { told: 'ready to live|ready for living|ready to move' },
}

/** Features that say of a listing that its possession is ready; searches filter by the latter. */
export const readyFeatures = ['possession', 'readyToMove'] as const satisfies readonly Feature[]

/** Words with several spellings, and the one that is compared. */
export const sameWords: Readonly<Record<string, string>> = {
  installment: 'instalment',
  installments: 'instalments',
  gass: 'gas',
  servants: 'servant',
  possesion: 'possession',
  posession: 'possession',
  possetion: 'possession',
}

/** Words that say nothing beside a feature: 'Corner plot available', '2 servant quarters'. */
export const fillers = wordSet(
  'a an the is are of in on for with and also has have having available availability facility facilities connection',
  'connections installed provided yes full fully well newly own personal separate plot house home flat apartment shop',
  'office property hai hain ka ki ke wala wali wale he ہے ہیں کا کی کے والا والی پلاٹ گھر فلیٹ موجود دستیاب سہولت کنکشن',
)

/** Words that negate a feature: 'No gas'. */
export const negations = wordSet('no non not without baghair bagair nahi nahin nhi بغیر نہیں')

/** Words that a number behind them belongs to: 'Block 2 kitchen renovated' has no two kitchens. */
export const numbered = wordSet(
  'phase block sector street road lane scheme precinct zone stage part extension tower floor plot house flat no number',
  'فیز بلاک سیکٹر گلی سٹریٹ سکیم زون فلور پلاٹ نمبر',
)

/** Negations that come after the feature: 'gas nahi'. */
export const negationsBehind = wordSet('nahi nahin nhi نہیں')

function wordSet(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(plainWords))
}
