import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { BackupKey } from './backup-key.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const params = { [constants.ZSTD_c_compressionLevel]: 3 }

/** Compresses and, with a key, encrypts: what comes out is a file that `age -d | zstd -d` opens. */
export async function seal(bytes: Uint8Array, key: BackupKey | undefined): Promise<Uint8Array> {
  const smaller = await compress(bytes, { params })
  if (!key) return smaller
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.recipient)
  return encrypter.encrypt(smaller)
}

/** @throws when it is damaged, or sealed with another key */
export async function unseal(bytes: Uint8Array, key: BackupKey | undefined): Promise<Buffer> {
  if (!key) return decompress(bytes)
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  return decompress(await decrypter.decrypt(bytes))
}
