import { useLocale, useTranslations } from 'next-intl'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { Button } from '@/components/ui/layout/Button'
import { useCopy } from '@/components/ui/results/CopyButton'
import { StatList } from '@/components/ui/results/StatList'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { TextArea } from '@/components/ui/fields/TextArea'
import { formatNumber } from '@/lib/core/format'
import type { FillerType } from '@/lib/tools/lorem-ipsum/fields'
import { withTags, type FillerText } from '@/lib/tools/lorem-ipsum/generate'

/** A generated text with the settings it was generated with. */
export interface Generated {
  readonly filler: FillerText
  readonly count: number
  readonly type: FillerType
  readonly htmlTags: boolean
  readonly seed: string
}

const TEXT = { type: 'text/plain' }

function outputOf(generated: Generated | undefined): string {
  if (!generated) return ''
  const { filler, type, htmlTags } = generated
  return htmlTags ? withTags(filler, type) : filler.text
}

export function LoremOutput({ generated }: { generated: Generated | undefined }) {
  const t = useTranslations('lorem-ipsum')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const output = outputOf(generated)
  const amount = generated ? t(`summary.${generated.type}`, { count: generated.count }) : ''
  const characters = generated
    ? `${t('summary.charactersLabel')} ${formatNumber(locale, generated.filler.characters)}`
    : ''
  const copy = useCopy({
    name: 'copy',
    label: actions('copy'),
    text: () => output,
    successText: t('copied'),
    failureCode: 'copyTextFailed',
    emptyCode: 'nothingToCopy',
  })
  return (
    <section className="card grid gap-4 p-4 md:p-5" aria-label={t('output.label')}>
      <TextArea
        name="output"
        readOnly
        label={t('output.label')}
        aside={
          <span className="flex flex-wrap gap-2">
            <Button {...copy} isSmall />
            {output !== '' && <OpenIn files={[{ name: 'lorem-ipsum.txt', blob: new Blob([output], TEXT) }]} isSmall />}
          </span>
        }
        rows={14}
        value={output}
        placeholder={t('output.empty')}
        className="min-h-64 lg:min-h-[46vh]"
      />
      {generated && <Summary generated={generated} />}
      {generated && <ActionBar figure={amount} detail={characters} action={copy} />}
      <Announcement text={generated ? `${amount}, ${characters}` : ''} />
    </section>
  )
}

function Summary({ generated: { filler, count, type, seed } }: { generated: Generated }) {
  const t = useTranslations('lorem-ipsum')
  const locale = useLocale()
  const figure = (name: 'words' | 'characters') => ({
    label: t(`summary.${name}Label`),
    name,
    value: filler[name],
    text: formatNumber(locale, filler[name]),
  })
  return (
    <StatList
      stats={[
        { label: t('summary.countSummary'), name: 'countSummary', value: count, text: t(`summary.${type}`, { count }) },
        figure('words'),
        figure('characters'),
        { label: t('summary.seed'), name: 'usedSeed', text: seed },
      ]}
    />
  )
}
