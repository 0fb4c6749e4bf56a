import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { ErrorDetails } from '@/components/ui/feedback/ErrorDetails'

interface State {
  error?: Error
}

/** Catches errors that a tool's screen throws while rendering, so that the rest of the page remains. */
export class ToolErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render() {
    const { error } = this.state
    return error ? <ToolFailure error={error} retry={() => this.setState({ error: undefined })} /> : this.props.children
  }
}

function ToolFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('shell.failure')
  const errors = useTranslations('errors')
  return (
    <ErrorDetails
      title={t('title')}
      heading="Something went wrong."
      text={t('text')}
      error={error}
      words={{ copy: t('copy'), copied: t('copied'), copyFailed: errors('copyFailed'), details: t('details') }}
    >
      <Button name="retry" label={t('retry')} look="primary" run={retry} />
    </ErrorDetails>
  )
}
