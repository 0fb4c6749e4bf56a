/** What the bare page does in a worker: MozJPEG on a photo's pixels, papaparse and JSON on a file of CSV. */

async function compress(file) {
  const { default: encode } = await import('@jsquash/jpeg/encode.js')
  const picture = await createImageBitmap(file)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return encode(context.getImageData(0, 0, picture.width, picture.height), { quality: 80 })
}

async function convert(file) {
  const { default: Papa } = await import('papaparse')
  return JSON.stringify(Papa.parse(await file.text(), { header: true }).data, null, 2)
}

onmessage = async ({ data: { job, data } }) => postMessage(await (job === 'csv' ? convert : compress)(data))
