import { useTranslations } from 'next-intl'
import { withPhotoWords } from './photo-words'

/** Says of a result that details of the photo that were to stay are not in it. */
export default withPhotoWords(LostDetails)

function LostDetails() {
  const t = useTranslations('photos')
  return (
    <span data-name="note" data-value="metadataLost" className="block">
      {t('metadataLost')}
    </span>
  )
}
