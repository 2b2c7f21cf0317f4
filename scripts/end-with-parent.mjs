/**
 * Stops this process like a SIGTERM once the shell that npm started it in has exited: npm passes signals to its shell,
 * but the shell does not pass them on.
 */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  };
  const timer = setInterval(look, 500);
  timer.unref();
}
