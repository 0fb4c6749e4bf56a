import { useTranslations } from 'next-intl'
import { CopyButton } from './CopyButton'

interface Props {
  link: () => string
  /** What was entered is about the visitor's body: then it is said that the link contains it. */
  isAboutBody?: boolean
  className?: string
}

/** Copies a link that restores all inputs. */
export function ShareButton({ link, isAboutBody = false, className }: Props) {
  const t = useTranslations('shell.actions')
  const copied = t(isAboutBody ? 'bodyLinkCopied' : 'linkCopied')
  return <CopyButton name="share" label={t('share')} text={link} successText={copied} className={className} />
}
