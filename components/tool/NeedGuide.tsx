import type { NeedWords } from '@/lib/i18n/messages'
import { GuidePart } from './GuidePart'
import { GuideQuestions } from './GuideSections'

interface Props {
  headings: { howTo: string; faq: string; sources: string }
  words: NeedWords
}

/** The guide of a need below its tool. */
export function NeedGuide({ headings, words: { howTo, guide, faq, sources } }: Props) {
  return (
    <div data-name="guide" className="prose guide no-print mt-14">
      <h2>{headings.howTo}</h2>
      <ol className="mb-7">
        {Object.entries(howTo).map(([key, step]) => (
          <li key={key}>{step}</li>
        ))}
      </ol>
      {Object.entries(guide).map(([key, { title, text, table }]) => (
        <GuidePart key={key} id={key} title={title}>
          <p>{text}</p>
          {table && <GuideTable caption={title} rows={Object.values(table).map((row) => row.split(' | '))} />}
        </GuidePart>
      ))}
      <GuideQuestions heading={headings.faq} faq={faq} />
      {sources && (
        <div>
          <GuidePart id="sources" title={headings.sources}>
            <ul>
              {Object.entries(sources).map(([key, { name, url }]) => (
                <li key={key}>
                  <a href={url} rel="noopener" className="inline-block py-0.5">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </GuidePart>
        </div>
      )}
    </div>
  )
}

function GuideTable({ caption, rows: [head = [], ...rows] }: { caption: string; rows: readonly string[][] }) {
  return (
    <section aria-label={caption} tabIndex={0} className="card mt-3 overflow-x-auto ps-4">
      <table className="data-table">
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={column} scope="col" className="text-column">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column} className="text-column">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
