import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import CsvJsonConverter from '@/components/tools/csv-json-converter/CsvJsonConverter'

export const generateStaticParams = prefixedParams('csv-json-converter')
export const generateMetadata = prefixedMetadata('csv-json-converter')
export default prefixedPage('csv-json-converter', CsvJsonConverter)
