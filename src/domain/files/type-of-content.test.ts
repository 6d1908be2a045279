import { expect, test } from 'vitest'
import { box, compoundFile, mp4, webm, zip } from '#tests/support/media.ts'
import { typeOfContent } from './type-of-content.ts'
import { docx, odt, typeOfDocument } from './type-of-document.ts'

const ftyp = (brand: string, ...others: string[]) =>
  box('ftyp', Buffer.from(`${brand}\0\0\0\0${others.join('')}`, 'latin1'))

test.each([
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'image/gif'],
  ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
  ['an AVIF', ftyp('avif', 'mif1', 'miaf'), 'image/avif'],
  ['an AVIF that says first what it is built like', ftyp('mif1', 'miaf', 'avif'), 'image/avif'],
  ['a picture of an iPhone', ftyp('heic', 'mif1'), 'image/heic'],
  ['an MP4', mp4(), 'video/mp4'],
  ['a film of an iPhone', mp4({ brand: 'qt  ' }), 'video/quicktime'],
  ['a WebM', webm(), 'video/webm'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a Word document', compoundFile('WordDocument'), 'application/msword'],
  ['an RTF', Buffer.from('{\\rtf1 Dear Sir'), 'application/rtf'],
])('%s is known by how it begins', (_name, bytes, contentType) => {
  expect(typeOfContent(bytes)?.contentType).toBe(contentType)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', Buffer.from('MZ\x90\0\x03')],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a sound in the form of WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['a sound in the form of MP4', ftyp('M4A ', 'isom')],
  ['a Matroska film, which browsers do not play', webm('matroska')],
  ['a JPEG behind something else', Buffer.from('00ffd8ffe0', 'hex')],
  ['a box cut off in its name', Buffer.from('0000001866747970', 'hex')],
])('%s is nothing we accept', (_name, bytes) => {
  expect(typeOfContent(bytes)).toBeUndefined()
})

test.each([
  ['a DOCX', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }), docx],
  ['an ODT', zip({ mimetype: odt, 'content.xml': '' }), odt],
  ['a DOC', compoundFile('WordDocument'), 'application/msword'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['an RTF', Buffer.from('{\\rtf1 Dear Sir'), 'application/rtf'],
  ['a DOCX with macros', zip({ 'word/document.xml': '', 'word/vbaProject.bin': '' }), undefined],
  ['an archive of anything', zip({ 'holiday.jpg': 'x' }), undefined],
  ['a spreadsheet', zip({ 'xl/workbook.xml': '' }), undefined],
  ['an old spreadsheet', compoundFile('Workbook'), undefined],
  ['an archive cut off', zip({ 'word/document.xml': '' }).subarray(0, 60), undefined],
  ['an archive whose directory lies', lyingZip(), undefined],
])('a complete %s is distinguished from files that look like it', (_name, bytes, contentType) => {
  expect(typeOfDocument(bytes)).toBe(contentType)
})

function lyingZip(): Buffer {
  const archive = zip({ 'word/document.xml': '' })
  archive.writeUInt32LE(0xffffffff, archive.length - 6)
  return archive
}
