import type { PageWords } from '@/lib/i18n/messages'

const EXAMPLE_REQUEST = 'fetch("https://example.com")'

/** How visitors can verify for themselves that no data leaves the device, and the limits of that check. */
export function AboutCheck({ words }: { words: PageWords<'about'>['check'] }) {
  const checks = [words.airplane, words.network, words.console]
  return (
    <>
      <p>{words.text}</p>
      <ol className="mt-4 grid gap-3 md:grid-cols-3">
        {checks.map((check, index) => (
          <li key={check.title} className="card flex flex-col p-5">
            <h3>
              <span aria-hidden className="me-2 text-brand">
                {index + 1}
              </span>
              {check.title}
            </h3>
            <p className="mt-1.5 text-[15px] text-ink-2">{check.text}</p>
            {check === words.console && (
              <code className="mt-3 block rounded-control border border-line px-3 py-2 text-sm break-all">
                {EXAMPLE_REQUEST}
              </code>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[72ch] text-sm text-ink-2">{words.limit}</p>
    </>
  )
}
