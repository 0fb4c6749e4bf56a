export { default as Papa, type QuoteError } from 'papaparse/papaparse.min.js'
