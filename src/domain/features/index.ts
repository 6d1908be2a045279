export { featureNames, viewName } from './feature-names.ts'
export { readyFeatures, sameWords } from './feature-table.ts'
export { featurePhrases, featuresInTitle, featuresOfEntry } from './find-features.ts'
