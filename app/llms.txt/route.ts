import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export const GET = async () =>
  new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
