import type { ToolPageWords } from '@/lib/i18n/messages'
import { GuidePart } from './GuidePart'
import { InfoTabs } from './InfoTabs'

interface Props {
  headings: { howTo: string; info: string; features: string; tips: string; faq: string }
  words: ToolPageWords
}

/** The guide below a tool. Parts with a `tab` are tabs; those without, features and tips are folded on a phone. */
export function GuideSections({ headings, words }: Props) {
  const about = Object.entries(words.about)
  const tabs = about.flatMap(([key, { tab, ...part }]) => (tab ? [{ name: `info${key}`, label: tab, ...part }] : []))
  const lists = [
    ['features', headings.features, words.features],
    ['tips', headings.tips, words.tips],
  ] as const
  return (
    <div data-name="guide" className="prose guide no-print mt-14">
      <h2>{headings.howTo}</h2>
      <ol className="mb-7">
        {Object.entries(words.howTo).map(([key, step]) => (
          <li key={key}>{step}</li>
        ))}
      </ol>
      {tabs.length > 0 && <InfoTabs label={headings.info} tabs={tabs} />}
      {about.map(
        ([key, { tab, title, text }]) =>
          tab === undefined && (
            <GuidePart key={key} id={key} title={title}>
              <p>{text}</p>
            </GuidePart>
          ),
      )}
      {lists.map(([id, title, texts]) => (
        <GuidePart key={id} id={id} title={title}>
          <ul>
            {Object.entries(texts).map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </GuidePart>
      ))}
      <GuideQuestions heading={headings.faq} faq={words.faq} />
    </div>
  )
}

/** The questions and answers of a guide. */
export function GuideQuestions({ heading, faq }: { heading: string; faq: ToolPageWords['faq'] }) {
  return (
    <>
      <h2>{heading}</h2>
      {Object.entries(faq).map(([key, { q, a }]) => (
        <section key={key}>
          <h3 className="mt-5 mb-1.5">{q}</h3>
          <p>{a}</p>
        </section>
      ))}
    </>
  )
}
