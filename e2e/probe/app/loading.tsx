export default function Loading() {
  return <output name="loading">loading</output>
}
