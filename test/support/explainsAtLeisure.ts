/**
 * A script that runs in a page before its own. The chunk that explains a failure has one second to load, or else the plain message stays:
 * see shared/ui/ErrorState. A busy machine may be too slow for that, so for tests of the explanation the second starts again after the
 * chunk has loaded.
 */
export const explainsAtLeisure = `(function (fetchIt, after) {
  var coming;
  window.fetch = function (address) {
    var answer = fetchIt.apply(window, arguments);
    var end = function () { coming = undefined; };
    if (/explainFailure/.test(address))
      coming = answer.then(function (file) { return file.clone().text(); }).then(end, end);
    return answer;
  };
  window.setTimeout = function (run, ms) {
    if (ms !== 1000) return after.apply(window, arguments);
    return after(function () {
      if (coming) coming.then(function () { after(run, ms); });
      else run();
    }, ms);
  };
})(window.fetch, window.setTimeout);`;
