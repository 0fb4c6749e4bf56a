import { useTranslations } from 'next-intl'
import { useMemo, type RefObject } from 'react'
import { Button, type Action } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { Segmented } from '@/components/ui/fields/Segmented'
import { containsBlockedImages } from './preview-html'
import type { markdownHtmlFields } from '@/lib/tools/markdown-html/fields'
import { copyRichText } from './copy-rich-text'
import { DownloadHtml } from './DownloadHtml'
import { HtmlPane, PreviewPane } from './panes'
import type { Conversion } from './useConversion'

interface Props {
  pane: RefObject<HTMLDivElement | null>
  fields: FieldsState<typeof markdownHtmlFields>
  conversion: Conversion
  copy: Action
  wholeHtml: () => string | Promise<string>
  source: () => string
}

export function MarkdownOutput({ pane, fields: { bind, values }, conversion, copy, wholeHtml, source }: Props) {
  const t = useTranslations('markdown-html')
  const { pieces, hasFailed, frontMatterTitle } = conversion
  const isPreview = values.view === 'preview'
  const hasBlockedImages = useMemo(() => isPreview && pieces.some(containsBlockedImages), [isPreview, pieces])
  const isEmpty = pieces.length === 0
  return (
    <section className="card prints-alone p-4 md:p-5 print:border-0 print:p-0" aria-label={t('output.label')}>
      <div className="no-print mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <Segmented field={bind('view')} label={t('output.view')} hideLabel options={(value) => t(`output.${value}`)} />
        <span className="flex flex-wrap gap-2">
          <Button {...copy} look={isEmpty ? undefined : 'primary'} isSmall />
          <CopyButton
            name="copyRich"
            label={t('copyRich')}
            text={wholeHtml}
            copy={(html) => copyRichText(html, source())}
            successText={t('copiedRich')}
            emptyCode="nothingToCopy"
            isSmall
          />
        </span>
      </div>
      <div
        ref={pane}
        role="region"
        aria-label={t(`output.${values.view}`)}
        tabIndex={0}
        className="min-h-48 overflow-auto rounded-control border border-line p-3.5 max-lg:max-h-[70vh] lg:h-[62vh] print:h-auto print:max-h-none print:overflow-visible print:border-0 print:p-0"
      >
        {hasFailed && <p className="text-bad">{t('errors.markdownFailed')}</p>}
        {isEmpty && !hasFailed && <p className="text-ink-2">{t('output.empty')}</p>}
        {isEmpty ? (
          <div data-name={isPreview ? 'preview' : 'html'} />
        ) : isPreview ? (
          <PreviewPane pieces={pieces} />
        ) : (
          <HtmlPane pieces={pieces} />
        )}
      </div>
      {hasBlockedImages && <p className="no-print mt-2 text-xs text-ink-2">{t('output.imagesHeld')}</p>}
      {frontMatterTitle !== undefined && (
        <p data-name="leftOut" className="no-print mt-2 text-sm text-ink-2">
          {t('output.frontMatter', { title: frontMatterTitle || 'none' })}
        </p>
      )}
      <DownloadHtml
        title={frontMatterTitle ?? ''}
        isFragment={values.downloadAs === 'fragment'}
        wholeHtml={wholeHtml}
      />
    </section>
  )
}
