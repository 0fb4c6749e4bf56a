import type { ToolPageWords } from '@/lib/i18n/messages'

interface Props {
  headings: { howTo: string; features: string; tips: string; faq: string }
  words: ToolPageWords
}

/** The guide below a tool. */
export function GuideSections({ headings, words }: Props) {
  return (
    <div data-name="guide" className="prose guide no-print mt-14">
      <h2>{headings.howTo}</h2>
      <ol>
        {Object.entries(words.howTo).map(([key, step]) => (
          <li key={key}>{step}</li>
        ))}
      </ol>
      {Object.entries(words.about).map(([key, { title, text }]) => (
        <section key={key}>
          <h2 className="mt-9 mb-3">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>{headings.features}</h2>
      <ul>
        {Object.entries(words.features).map(([key, feature]) => (
          <li key={key}>{feature}</li>
        ))}
      </ul>
      <h2>{headings.tips}</h2>
      <ul>
        {Object.entries(words.tips).map(([key, tip]) => (
          <li key={key}>{tip}</li>
        ))}
      </ul>
      <h2>{headings.faq}</h2>
      {Object.entries(words.faq).map(([key, { q, a }]) => (
        <section key={key}>
          <h3 className="mt-5 mb-1.5">{q}</h3>
          <p>{a}</p>
        </section>
      ))}
    </div>
  )
}
