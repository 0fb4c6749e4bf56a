/** What the bare page does in a worker: MozJPEG on a photo's pixels, papaparse and JSON on a file of CSV. */

async function compress(file) {
  const picture = await createImageBitmap(file)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return encode(context.getImageData(0, 0, picture.width, picture.height), 80)
}

async function convert(file) {
  const { default: Papa } = await import('papaparse')
  return JSON.stringify(Papa.parse(await file.text(), { header: true }).data, null, 2)
}

async function encode(pixels, quality = 90) {
  const { default: encodeJpeg } = await import('@jsquash/jpeg/encode.js')
  return encodeJpeg(pixels, { quality })
}

const JOBS = { compress, convert, encode }

onmessage = async ({ data: { job, data } }) => postMessage(await JOBS[job](data))
