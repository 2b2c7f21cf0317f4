/**
 * Stops this process as a SIGTERM does, once the shell that npm started it with has gone: npm passes a signal on to its
 * shell, and a shell to nobody.
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
