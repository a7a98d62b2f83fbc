/**
 * What runs before a Python script: `python3 -c` with this text. It takes the script over the channel, so that no file
 * is written, and keeps to modules that the interpreter has loaded anyway, because every import is paid by each script.
 *
 * Arguments: the descriptor of the channel (3, or `stdio` where there are no further descriptors) and `once` or `stay`.
 * Over stdio, messages to Hermes lie between the script's own output, in marked pieces that fit into one write.
 * A message to the script begins with a line `token bytes-of-functions bytes-of-code`.
 */
export const PYTHON_BOOTSTRAP = String.raw`
import sys
# The working folder must not shadow what is imported here.
if sys.path[:1] == ['']: del sys.path[0]
if sys.version_info < (3, 7): sys.exit('Scripts need Python 3.7 or newer; this is ' + sys.version.split()[0] + '.')
import os, _thread
channel, stays = sys.argv[1], sys.argv[2] == 'stay'
stdio = channel == 'stdio'
if stdio:
    source, sink = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
else:
    source = sink = 3
    os.set_inheritable(3, False)

def bring(name):
    # A file of the working folder must not take the place of a module that the runtime needs.
    path = sys.path[:]
    sys.path[:] = [folder for folder in path if folder]
    try: return __import__(name)
    finally: sys.path[:] = path

label = b'HERMES_PROCESS_LABEL=' + os.environb.get(b'HERMES_PROCESS_LABEL', b'')

def marked():
    # What this script started, also when it left the group: it carries the label of the run.
    for name in os.listdir('/proc'):
        if not name.isdigit() or int(name) == os.getpid(): continue
        try:
            with open('/proc/' + name + '/environ', 'rb') as file:
                if label in file.read().split(b'\0'): yield int(name)
        except OSError: pass

def end_marked():
    # A few times: what forks meanwhile is found by the next look.
    for _ in range(5 if len(label) > 32 else 0):
        found = list(marked())
        if not found: return
        for pid in found:
            try: os.kill(pid, 9)
            except OSError: pass

def gone(select=bring('select')):
    # Asked for nothing, poll still tells of a hang-up: Hermes has ended, or ended this script.
    watch = select.poll()
    watch.register(source, 0)
    while True:
        try:
            if watch.poll(): break
        except OSError: break
    try: end_marked()
    except Exception: pass
    try:
        if os.getpgrp() == os.getpid(): os.killpg(0, 9)
    finally: os._exit(137)

class Channel:
    token, held = '', b''
    def more(self):
        piece = os.read(source, 65536)
        if not piece: os._exit(137)
        return piece
    def line(self):
        # In pieces until its end is there: what is joined again and again is copied as often.
        pieces, last = [], self.held or self.more()
        at = last.find(b'\n')
        while at < 0:
            pieces.append(last)
            last = self.more()
            at = last.find(b'\n')
        self.held = last[at + 1:]
        pieces.append(last[:at])
        return b''.join(pieces) if len(pieces) > 1 else pieces[0]
    def take(self, count):
        pieces, size = [self.held], len(self.held)
        while size < count:
            pieces.append(self.more())
            size += len(pieces[-1])
        whole = b''.join(pieces)
        self.held = whole[count:]
        return whole[:count]
    def send(self, data):
        if not stdio:
            sent = os.write(sink, data)
            while sent < len(data): sent += os.write(sink, data[sent:sent + 1048576])
            return
        sys.stdout.flush()
        for at in range(0, len(data), 4000): self.mark(sink, data[at:at + 4000])
    def mark(self, target, data=b''):
        os.write(target, b'\x1e%s%05x%s' % (self.token.encode(), len(data), data))

def tools_module(functions):
    module = type(sys)('hermes_tools', 'The tools of this session as functions.')
    def load(name):
        if '_sources' not in module.__dict__:
            json = bring('json')
            parts = json.loads(functions)
            module.__dict__.update(_channel=link, _bring=bring, _json=json, _sources=parts['sources'])
            exec(compile(parts['module'], 'hermes_tools', 'exec'), module.__dict__)
        if name in module.__dict__: return module.__dict__[name]
        return module.__dict__['_find'](name)
    module.__getattr__ = load
    module.__dir__ = lambda: sorted(load('__all__'))
    sys.modules['hermes_tools'] = module

def show(error):
    linecache, traceback = bring('linecache'), bring('traceback')
    linecache.cache['script.py'] = (len(code), None, code.splitlines(True), 'script.py')
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == '<string>': trace = trace.tb_next
    # Python says nothing of what can be imported instead.
    if isinstance(error, ImportError) and error.name == 'hermes_tools':
        print('hermes_tools has: ' + ', '.join(dir(sys.modules['hermes_tools'])), file=sys.stderr)
    traceback.print_exception(type(error), error, trace)

def run(space):
    try: exec(compile(code, 'script.py', 'exec'), space)
    except SystemExit as end:
        if not stays: raise
        if end.code is None or isinstance(end.code, int): return (end.code or 0) & 255
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as error:
        show(error)
        return 1
    return 0

link = Channel()
_thread.start_new_thread(gone, ())
for stream in (sys.stdout, sys.stderr): stream.reconfigure(encoding='utf-8', errors='backslashreplace', line_buffering=True)
main = type(sys)('__main__')
main.__dict__['__builtins__'] = __builtins__
sys.modules['__main__'] = main
sys.argv[:] = ['script.py']
sys.path.insert(0, '')
while True:
    token, size, length = link.line().split()
    link.token = token.decode()
    tools_module(link.take(int(size)))
    code = link.take(int(length)).decode('utf-8', 'surrogatepass')
    status = run(main.__dict__)
    if not stays: break
    for stream in (sys.stdout, sys.stderr):
        try: stream.flush()
        except Exception: pass
    link.send(b'{"token":"%s","done":%d}\n' % (link.token.encode(), status))
    for target in (1, 2):
        try: link.mark(target)
        except OSError: pass
if status: sys.exit(status)
`;

/** The part of `hermes_tools` that is the same for every grant; compiled when a script first names the module. */
export const PYTHON_TOOLS_MODULE = String.raw`
import _thread
__all__ = [*_sources, 'json_parse', 'shell_quote', 'retry', 'parallel', 'ToolError']
def __dir__(): return sorted(__all__)

class ToolError(Exception):
    """A tool could not do its job. code tells why, hint what to try, details holds further fields."""
    def __init__(self, message, code='failed', hint=None, details=None):
        super().__init__(message)
        self.code, self.hint, self.details = code, hint, details or {}

def _find(name):
    if name not in _sources:
        if name.startswith('__'): raise AttributeError(name)
        raise AttributeError(f"There is no tool {name} in this session. There are: {', '.join(sorted(_sources))}")
    space = {'_call': _call, '__name__': 'hermes_tools'}
    exec(compile(_sources[name], 'hermes_tools', 'exec'), space)
    globals()[name] = space[name]
    return space[name]

_sending, _reading = _thread.allocate_lock(), _thread.allocate_lock()
_waiting, _last = {}, 0
_encoder = _json.JSONEncoder(allow_nan=False)
# The module makes an encoder for every text; made once, it takes half the time.
try: _chunks = _json.encoder.c_make_encoder(
    None, _encoder.default, _json.encoder.encode_basestring_ascii, None, ':', ',', False, False, False)
except Exception: _chunks = _encoder.iterencode
_scan = _json.JSONDecoder().scan_once

def _call(tool, args):
    global _last
    args = {field: value for field, value in args.items() if value is not ...}
    # What was answered, and what to wait on while another thread reads.
    slot = [None, None]
    text = ''.join(_chunks({'tool': tool, 'args': args}, 0))
    with _sending:
        _last = number = _last + 1
        _waiting[number] = slot
        _channel.send(f'{{"token":"{_channel.token}","id":{number},{text[1:]}\n'.encode())
    if _reading.acquire(False): _read_until(slot)
    while slot[0] is None: _wait(slot)
    answer = slot[0]
    if answer['ok']: return answer['data']
    raise ToolError(answer['error'], answer['code'], answer.get('hint'), answer.get('details'))

def _read_until(slot):
    # Whoever waits first reads for all: no thread of its own has to wake up before an answer is seen.
    try:
        while slot[0] is None:
            answer = _scan(_channel.line().decode(), 0)[0]
            other = _waiting.pop(answer['id'], None)
            if other is None: continue
            other[0] = answer
            if other is not slot: _wake(other)
    finally:
        _reading.release()
        if _waiting:
            for other in list(_waiting.values()):
                if _wake(other): break

def _wait(slot):
    if slot[1] is None:
        slot[1] = _thread.allocate_lock()
        slot[1].acquire()
    # Whoever read until now has seen the lock, or is done reading.
    if _reading.acquire(False): _read_until(slot)
    elif slot[0] is None: slot[1].acquire()

def _wake(slot):
    if slot[1] is None: return False
    try: slot[1].release()
    except RuntimeError: pass
    return True

def json_parse(text):
    """JSON as models and programs write it: control characters in strings, a byte order mark and code fences are fine."""
    if isinstance(text, (bytes, bytearray)): text = bytes(text).decode('utf-8', 'replace')
    text = text.strip().lstrip('\ufeff')
    if text.startswith('~~~') or text.startswith(chr(96) * 3):
        text = text.split('\n', 1)[-1].rstrip().rstrip('~' + chr(96))
    return _json.loads(text, strict=False)

def shell_quote(text):
    """A text as one word of a shell command."""
    text = str(text)
    if text and all(char.isascii() and (char.isalnum() or char in '_@%+=:,./-') for char in text): return text
    return "'" + text.replace("'", "'\\''") + "'"

def retry(fn, max_attempts=3, delay=2):
    """Calls fn until it does not raise; waits delay seconds after the first failure and twice as long after each next."""
    time = _bring('time')
    for attempt in range(1, max_attempts + 1):
        try: return fn()
        except Exception:
            if attempt >= max_attempts: raise
        time.sleep(delay * 2 ** (attempt - 1))

def parallel(*calls, limit=8):
    """Runs functions without arguments at the same time; answers their results in order. The first failure is raised
    after all have ended: parallel(lambda: read_file('a'), lambda: read_file('b')), or one list of them."""
    threading = _bring('threading')
    if len(calls) == 1 and not callable(calls[0]): calls = tuple(calls[0])
    results, problems, todo = [None] * len(calls), {}, iter(range(len(calls)))
    choosing = threading.Lock()
    def work():
        while True:
            with choosing: at = next(todo, None)
            if at is None: return
            try: results[at] = calls[at]()
            except BaseException as problem: problems[at] = problem
    workers = [threading.Thread(target=work) for _ in range(min(limit, len(calls)))]
    for worker in workers: worker.start()
    for worker in workers: worker.join()
    if problems: raise problems[min(problems)]
    return results
`;
