import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import CsvJsonConverter from '@/components/tools/csv-json-converter/CsvJsonConverter'

export const generateStaticParams = toolParams('csv-json-converter')
export const generateMetadata = toolMetadata('csv-json-converter')
export default toolPage('csv-json-converter', CsvJsonConverter)
