import { ToolPage } from '@/components/pages/ToolPage'
import { slugParams, toolMetadata, toolOf, type SlugParams } from '@/lib/seo/site-pages'

interface Props {
  params: SlugParams
}

export const dynamicParams = false
export const generateStaticParams = slugParams
export const generateMetadata = async ({ params }: Props) => toolMetadata('ko', await toolOf(params))

export default async function Page({ params }: Props) {
  return <ToolPage locale="ko" tool={await toolOf(params)} />
}
