import type { NeedWords } from '@/lib/i18n/messages'

interface Props {
  headings: { howTo: string; faq: string; sources: string }
  words: NeedWords
}

/** The guide of a need below its tool. */
export function NeedGuide({ headings, words: { howTo, guide, faq, sources } }: Props) {
  return (
    <div data-name="guide" className="prose guide no-print mt-14">
      <h2>{headings.howTo}</h2>
      <ol>
        {Object.entries(howTo).map(([key, step]) => (
          <li key={key}>{step}</li>
        ))}
      </ol>
      {Object.entries(guide).map(([key, { title, text, table }]) => (
        <section key={key}>
          <h2 className="mt-9 mb-3">{title}</h2>
          <p>{text}</p>
          {table && <GuideTable caption={title} rows={Object.values(table).map((row) => row.split(' | '))} />}
        </section>
      ))}
      <h2>{headings.faq}</h2>
      {Object.entries(faq).map(([key, { q, a }]) => (
        <section key={key}>
          <h3 className="mt-5 mb-1.5">{q}</h3>
          <p>{a}</p>
        </section>
      ))}
      {sources && (
        <>
          <h2>{headings.sources}</h2>
          <ul>
            {Object.entries(sources).map(([key, { name, url }]) => (
              <li key={key}>
                <a href={url} rel="noopener" className="inline-block py-0.5">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function GuideTable({ caption, rows: [head = [], ...rows] }: { caption: string; rows: readonly string[][] }) {
  return (
    <section aria-label={caption} tabIndex={0} className="card mt-3 overflow-x-auto">
      <table className="data-table">
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col" className="text-column">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
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
