import { useTranslations } from 'next-intl'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { textBlob } from '@/lib/platform/download'
import { writeCsv } from '@/lib/text/csv-writer'
import { textTables } from '@/lib/tools/text-extractor/text-tables'

interface Props {
  text: string
  /** Name of the text file, after which those of the tables are called. */
  name: string
}

/** The tables in a text as it is now: shown, copied into a sheet, saved, and opened as CSV. */
export function TextTables({ text, name }: Props) {
  return textTables(text).map((rows, index) => (
    <TextTable key={index} rows={rows} name={name.replace(/\.txt$/, `${index === 0 ? '' : `_${index + 1}`}.csv`)} />
  ))
}

function TextTable({ rows, name }: { rows: readonly (readonly string[])[]; name: string }) {
  const t = useTranslations('text-extractor.table')
  const file = { name, blob: textBlob(writeCsv(rows), 'text/csv') }
  return (
    // On a phone before the text, in which its columns do not stand below each other.
    <section aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:-order-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="w-full font-semibold">{t('title')}</h3>
        <CopyButton
          name="copyTable"
          label={t('copy')}
          text={() => rows.map((cells) => cells.join('\t')).join('\n')}
          successText={t('copied')}
          isSmall
        />
        <FileButtons name="downloadTable" label={t('download')} file={file} isSmall />
        <OpenIn files={[file]} fileName={name} isSmall />
      </div>
      <div
        className="max-h-96 overflow-auto rounded-control border border-line"
        tabIndex={0}
        role="group"
        aria-label={t('title')}
      >
        <table data-name="table" dir="auto" className="w-full text-[15px]">
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} className="border-line not-last:border-b">
                {cells.map((cell, column) => (
                  <td key={column} className="px-3 py-1.5 align-top break-words not-last:border-e not-last:border-line">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
