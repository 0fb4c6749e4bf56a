import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import CsvJsonConverter from '@/components/tools/csv-json-converter/CsvJsonConverter'

export const generateMetadata = prefixedMetadata('csv-json-converter')
export default prefixedPage('csv-json-converter', CsvJsonConverter)
