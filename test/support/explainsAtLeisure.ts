/**
 * Runs in a page before its own script. What explains a failure has a second to come, and after that the plain words stay for good: see
 * shared/ui/ErrorState. A machine that does other things besides may not bring it within that second: where a test is about what it says,
 * the second begins once more when it has come.
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
