import type { CsvJsonJobs } from './csv-json'
import { convert, fromExcel, toExcel } from './csv-json-conversion'
import { serve } from '@/lib/workers/serve'

serve<CsvJsonJobs>({ convert, fromExcel, toExcel })
