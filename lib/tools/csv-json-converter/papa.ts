// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- brings the declaration into every tsconfig that gets here
/// <reference path="./papaparse.d.ts" />
export { default as Papa, type QuoteError } from 'papaparse/papaparse.min.js'
