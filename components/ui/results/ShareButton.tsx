'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from './CopyButton'

/** Copies a link that restores all inputs. */
export function ShareButton({ link, className }: { link: () => string; className?: string }) {
  const t = useTranslations('shell.actions')
  return <CopyButton name="share" label={t('share')} text={link} successText={t('linkCopied')} className={className} />
}
