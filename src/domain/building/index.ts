export {
  buildingInTitle,
  floorPhrases,
  parsePossession,
  possessionPhrases,
  type ToldBuilding,
} from './read-building.ts'
