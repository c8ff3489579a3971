import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for this machine, and the hash of its key, by which the bench's browser trusts it. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  readonly keyHash: string;
}

const hashOf = (cert: Buffer): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};

const FOR_LOCALHOST = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];

/** Makes a certificate in `folder` with openssl, because browsers support HTTP/2 only over TLS. @throws if there is no openssl. */
export const makeCertificate = (folder: string): Certificate => {
  mkdirSync(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', ...kind, '-keyout', keyFile, '-out', certFile, ...FOR_LOCALHOST], {
    stdio: 'ignore',
  });
  const cert = readFileSync(certFile);
  return { key: readFileSync(keyFile), cert, keyHash: hashOf(cert) };
};
