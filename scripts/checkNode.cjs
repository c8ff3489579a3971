'use strict';

// Runs before every npm script, on whatever Node is there: CommonJS and old syntax, so that an old one can say so too.
const wanted = require('../package.json').engines.node;

/** @returns {number[]} major, minor and patch of a version like v20.19.0. */
const numbersOf = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/** @returns whether `version` is not older than `least`. */
const isAtLeast = (version, least) => {
  const at = [0, 1, 2].find((part) => version[part] !== least[part]);
  return at === undefined || version[at] > least[at];
};

/** @returns whether a version meets a range of `^a.b.c` and `>=a.b.c`, joined by `||`. */
const satisfies = (version, range) =>
  range.split('||').some((part) => {
    const least = numbersOf(part);
    const isOtherMajor = part.trim().startsWith('^') && numbersOf(version)[0] !== least[0];
    return !isOtherMajor && isAtLeast(numbersOf(version), least);
  });

module.exports = { satisfies };

if (!satisfies(process.version, wanted)) {
  console.error(`This project needs Node ${wanted}, and this is Node ${process.version}. Nothing was started.`);
  process.exit(1);
}
