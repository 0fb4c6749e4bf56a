'use client'

import { useState, type ReactNode } from 'react'
import { copyText } from '@/lib/browser/clipboard'

interface Props {
  title: string
  text: string
  error: Error
  words: { copy: string; copied: string; details: string }
  children: ReactNode
}

/** What a visitor sees of a bug: what happened, a way on, and the details to send to us. */
export function ErrorDetails({ title, text, error, words, children }: Props) {
  const [copied, setCopied] = useState(false)
  const details = `${error.name}: ${error.message}\n${error.stack ?? ''}`
  const copy = () =>
    copyText(details).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section role="alert" className="rounded-card border border-bad bg-bad-soft p-6">
      <h2>{title}</h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {children}
        <button type="button" name="copyDetails" className="button" onClick={copy}>
          {copied ? words.copied : words.copy}
        </button>
      </div>
      <details className="mt-4">
        <summary className="text-sm font-semibold">{words.details}</summary>
        <pre className="mt-2 max-h-64 overflow-auto text-xs whitespace-pre-wrap">{details}</pre>
      </details>
    </section>
  )
}
