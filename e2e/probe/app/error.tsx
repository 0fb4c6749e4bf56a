'use client'

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <button type="button" name="reset" onClick={reset}>
      {error.message}
    </button>
  )
}
