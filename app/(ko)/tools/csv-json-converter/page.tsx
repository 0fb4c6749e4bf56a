import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import CsvJsonConverter from '@/components/tools/csv-json-converter/CsvJsonConverter'

export const generateMetadata = koreanMetadata('csv-json-converter')
export default koreanPage('csv-json-converter', CsvJsonConverter)
