import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for this machine, and the hash of its key, by which the bench's browser trusts it. */
export type Certificate = ReturnType<typeof makeCertificate>;

const FOR_LOCALHOST = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];
const KIND = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];

/** Makes a certificate in an existing folder with openssl, because browsers support HTTP/2 only over TLS. @throws if there is no openssl. */
export const makeCertificate = (folder: string) => {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', ...KIND, ...files, ...FOR_LOCALHOST], { stdio: 'ignore' });
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(keyFile), cert, keyHash: createHash('sha256').update(publicKey).digest('base64') };
};
