import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import CsvJsonConverter from '@/components/tools/csv-json-converter/CsvJsonConverter'

export const generateStaticParams = koreanParams('csv-json-converter')
export const generateMetadata = koreanMetadata('csv-json-converter')
export default koreanPage('csv-json-converter', CsvJsonConverter)
