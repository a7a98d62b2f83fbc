/**
 * The helper for targets that have Python: one process that answers requests for files and signals until its input
 * ends. Folders are held by descriptor and members reached with `openat`, so a folder swapped for a link after it was
 * judged changes nothing. A request is a line of JSON, `[operation, arguments, bytes that follow]`; an answer is
 * `ok <length>` and that many bytes, or `no <reason>`. When the connection breaks, what ran over it is ended.
 */
export const PYTHON_HELPER = String.raw`
import errno, hashlib, json, os, signal, stat, sys, time
IN, OUT = sys.stdin.buffer, sys.stdout.buffer
PREFIX = sys.argv[1]
VARIABLE = b'HERMES_PROCESS_LABEL='
PLACE = getattr(os, 'O_PATH', os.O_RDONLY) | os.O_DIRECTORY | os.O_NOFOLLOW
READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY
PLAIN_LINKS = ('/proc/self', '/proc/thread-self', '/proc/mounts', '/proc/net')
paths = {}

class Refused(Exception):
    pass

def kind(mode):
    for test, name in ((stat.S_ISREG, 'file'), (stat.S_ISDIR, 'directory'), (stat.S_ISLNK, 'symlink'),
                       (stat.S_ISFIFO, 'fifo'), (stat.S_ISSOCK, 'socket')):
        if test(mode):
            return name
    return 'device'

def told(s):
    return '%s %d %o %d %d:%d' % (kind(s.st_mode), s.st_size, s.st_mode & 0o7777, s.st_mtime_ns, s.st_dev, s.st_ino)

def verify(fd):
    path = paths[fd]
    try:
        there = os.readlink('/proc/self/fd/%d' % fd)
    except OSError:
        now, held = os.stat(path), os.fstat(fd)
        there = path if os.path.realpath(path) == path and (now.st_dev, now.st_ino) == (held.st_dev, held.st_ino) else None
    if there != path:
        raise Refused('CHANGED')

def look(fd, name):
    return os.stat(name, dir_fd=fd, follow_symlinks=False)

def look_or_none(fd, name):
    try:
        return look(fd, name)
    except FileNotFoundError:
        return None

def readable(fd):
    return os.open('.', os.O_RDONLY | os.O_DIRECTORY, dir_fd=fd)

def sync_folder(fd):
    try:
        real = readable(fd)
    except PermissionError:
        return
    try:
        os.fsync(real)
    except OSError as problem:
        if problem.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EROFS, errno.EBADF):
            raise
    finally:
        os.close(real)

def op_hello():
    own = ['%s=%s' % pair for pair in os.environ.items()]
    return '\0'.join([os.path.expanduser('~'), os.getcwd(), 'python', sys.platform] + own)

def op_resolve(path, keep):
    real, links, ahead = '/', 0, [part for part in path.split('/')][::-1]
    while ahead:
        name = ahead.pop()
        if name in ('', '.'):
            continue
        if name == '..':
            real = os.path.dirname(real)
            continue
        following = os.path.join(real, name)
        last = all(part in ('', '.') for part in ahead)
        try:
            target = None if keep == '1' and last else os.readlink(following)
        except OSError as problem:
            if problem.errno == errno.ENAMETOOLONG:
                raise
            target = None
        if target is None:
            real = following
            continue
        if following.startswith('/proc/') and following not in PLAIN_LINKS:
            raise Refused('MAGIC')
        links += 1
        if links > 40:
            raise Refused('ELOOP')
        if target.startswith('/'):
            real = '/'
        ahead.extend(target.split('/')[::-1])
    try:
        what = kind(os.lstat(real).st_mode)
    except OSError as problem:
        if problem.errno == errno.ENAMETOOLONG:
            raise
        what = 'missing'
    return what + '\0' + real

def op_folder(path):
    try:
        fd = os.open(path, PLACE)
    except OSError as problem:
        if problem.errno == errno.ELOOP or (problem.errno == errno.ENOTDIR and os.path.islink(path)):
            raise Refused('CHANGED')
        raise
    paths[fd] = path
    try:
        verify(fd)
    except BaseException:
        op_close(str(fd))
        raise
    return str(fd)

def op_close(folder):
    fd = int(folder)
    if paths.pop(fd, None) is not None:
        os.close(fd)

def op_self(folder):
    return told(os.fstat(int(folder)))

def op_stat(folder, name):
    return told(look(int(folder), name))

def op_link(folder, name):
    return os.readlink(name, dir_fd=int(folder))

def op_open(folder, name):
    before = look(int(folder), name)
    if not stat.S_ISREG(before.st_mode):
        raise Refused('KIND ' + kind(before.st_mode))
    fd = os.open(name, READ, dir_fd=int(folder))
    try:
        opened = os.fstat(fd)
        if not stat.S_ISREG(opened.st_mode):
            raise Refused('KIND ' + kind(opened.st_mode))
        verify(int(folder))
    except BaseException:
        os.close(fd)
        raise
    return str(fd) + ' ' + told(opened)

def op_read(folder, name, token, position, length):
    return os.pread(int(token), int(length), int(position))

def op_shut(token):
    os.close(int(token))

def read_listed(fd, name, most):
    file = os.open(name, READ, dir_fd=fd)
    try:
        opened = os.fstat(file)
        if not stat.S_ISREG(opened.st_mode):
            raise Refused('KIND ' + kind(opened.st_mode))
        pieces, left = [], opened.st_size if opened.st_size <= most else 0
        while left > 0:
            piece = os.read(file, left)
            if not piece:
                break
            pieces.append(piece)
            left -= len(piece)
    finally:
        os.close(file)
    body = b''.join(pieces)
    return b'%s %d\n%s' % (told(opened).encode(), len(body), body)

def op_several(folder, most, *names):
    answers, have = [], 0
    for name in names:
        try:
            answers.append(read_listed(int(folder), name, int(most)))
        except Refused as refused:
            answers.append(b'no %s\n' % str(refused).encode())
        except OSError as problem:
            reason = 'KIND symlink' if problem.errno == errno.ELOOP else errno.errorcode.get(problem.errno, 'EIO')
            answers.append(b'no %s\n' % reason.encode())
        have += len(answers[-1])
        if have > 1 << 22:
            break
    verify(int(folder))
    return b''.join(answers)

def op_list(folder):
    fd = readable(int(folder))
    try:
        with os.scandir(fd) as entries:
            found = []
            for entry in entries:
                if entry.is_symlink():
                    what = 'symlink'
                elif entry.is_dir(follow_symlinks=False):
                    what = 'directory'
                elif entry.is_file(follow_symlinks=False):
                    what = 'file'
                else:
                    there = look_or_none(int(folder), entry.name)
                    what = kind(there.st_mode) if there else 'file'
                found.append(what + '/' + entry.name)
    finally:
        os.close(fd)
    verify(int(folder))
    return '\0'.join(found)

def op_begin(folder, name, temporary, create_only, mode, expected):
    fd = int(folder)
    before = look_or_none(fd, name)
    if before is None:
        if expected:
            raise Refused('HASH missing')
        wanted = int(mode, 8) if mode else 0o666
    else:
        if create_only:
            raise Refused('EEXIST')
        if not stat.S_ISREG(before.st_mode):
            raise Refused('KIND ' + kind(before.st_mode))
        if not os.access(name, os.W_OK, dir_fd=fd):
            raise Refused('EACCES')
        wanted = 0o600
    os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, wanted, dir_fd=fd))
    return 'new' if before is None else 'old'

def op_append(folder, temporary, payload):
    fd = os.open(temporary, os.O_WRONLY | os.O_APPEND | os.O_NOFOLLOW, dir_fd=int(folder))
    try:
        view = memoryview(payload)
        while view:
            view = view[os.write(fd, view):]
    finally:
        os.close(fd)

def present_hash(fd, name):
    source = os.open(name, READ, dir_fd=fd)
    try:
        before = os.fstat(source)
        digest = hashlib.sha256()
        while True:
            chunk = os.read(source, 1 << 20)
            if not chunk:
                break
            digest.update(chunk)
    finally:
        os.close(source)
    now = look_or_none(fd, name)
    same = now is not None and (now.st_ino, now.st_mtime_ns, now.st_size) == (before.st_ino, before.st_mtime_ns, before.st_size)
    return digest.hexdigest() if same else 'moving'

def op_commit(folder, name, temporary, create_only, mode, expected):
    fd = int(folder)
    before = look_or_none(fd, name)
    source = os.open(temporary, os.O_RDONLY | os.O_NOFOLLOW, dir_fd=fd)
    try:
        if before is not None:
            for owner in ((-1, before.st_gid), (before.st_uid, before.st_gid)):
                try:
                    os.fchown(source, *owner)
                except OSError:
                    pass
            os.fchmod(source, before.st_mode & 0o1777)
        elif mode:
            os.fchmod(source, int(mode, 8) & 0o777)
        os.fsync(source)
    finally:
        os.close(source)
    if expected:
        actual = present_hash(fd, name)
        if actual != expected:
            raise Refused('HASH ' + actual)
    verify(fd)
    if create_only:
        os.link(temporary, name, src_dir_fd=fd, dst_dir_fd=fd, follow_symlinks=False)
        os.unlink(temporary, dir_fd=fd)
    else:
        os.rename(temporary, name, src_dir_fd=fd, dst_dir_fd=fd)
    sync_folder(fd)

def op_discard(folder, temporary):
    try:
        os.unlink(temporary, dir_fd=int(folder))
    except FileNotFoundError:
        pass

def op_remove(folder, name):
    verify(int(folder))
    if stat.S_ISDIR(look(int(folder), name).st_mode):
        os.rmdir(name, dir_fd=int(folder))
    else:
        os.unlink(name, dir_fd=int(folder))

def op_rename(folder, name, target, new_name, overwrite):
    fd, to = int(folder), int(target)
    verify(fd)
    verify(to)
    moved = look(fd, name)
    if overwrite:
        os.rename(name, new_name, src_dir_fd=fd, dst_dir_fd=to)
    else:
        if look_or_none(to, new_name) is not None:
            raise Refused('EEXIST')
        if stat.S_ISDIR(moved.st_mode):
            os.rename(name, new_name, src_dir_fd=fd, dst_dir_fd=to)
        else:
            try:
                os.link(name, new_name, src_dir_fd=fd, dst_dir_fd=to, follow_symlinks=False)
                os.unlink(name, dir_fd=fd)
            except OSError as problem:
                if problem.errno not in (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK):
                    raise
                os.rename(name, new_name, src_dir_fd=fd, dst_dir_fd=to)
    sync_folder(to)
    if fd != to:
        sync_folder(fd)

def op_mkdir(folder, name):
    verify(int(folder))
    try:
        os.mkdir(name, dir_fd=int(folder))
        return 'made'
    except FileExistsError:
        there = look(int(folder), name).st_mode
        if stat.S_ISDIR(there):
            return 'there'
        raise Refused('CHANGED' if stat.S_ISLNK(there) else 'EEXIST')

def op_sync(folder):
    sync_folder(int(folder))

def op_forget(folder):
    for name in os.listdir(folder):
        os.unlink(os.path.join(folder, name))
    os.rmdir(folder)

def op_space(path):
    there = os.statvfs(path)
    return '%d %d' % (there.f_bavail * there.f_frsize, there.f_blocks * there.f_frsize)

def members(label, leader, own=''):
    found, spared = {}, (os.getpid(),) if own == '1' else (leader, os.getpid())
    for name in os.listdir('/proc') if os.path.isdir('/proc/self') else []:
        if not name.isdigit() or int(name) in spared:
            continue
        try:
            with open('/proc/%s/stat' % name, 'rb') as file:
                fields = file.read().rpartition(b') ')[2].split()
            if fields[0] in (b'Z', b'X'):
                continue
            group = int(fields[2])
            if own == 'terminal' and group == leader:
                continue
            if leader and leader in (group, int(name)):
                found[int(name)] = group
                continue
            with open('/proc/%s/environ' % name, 'rb') as file:
                if VARIABLE + label in file.read():
                    found[int(name)] = group
        except (OSError, IndexError):
            pass
    return found

def tell(found, number, whole=0):
    for pid in ([-whole] if whole else []) + [pid for pid in found if found[pid] != whole]:
        try:
            os.kill(pid, number)
        except OSError:
            pass

def op_signal(label, leader, own, name):
    number, whole = getattr(signal, name), int(leader) if own == '1' else 0
    found = members(label.encode(), int(leader), own)
    if own == 'terminal' and not found:
        found = members(label.encode(), int(leader))
    tell(found, number, whole)
    if name == 'SIGKILL':
        for _ in range(200):
            again = members(label.encode(), int(leader), own)
            if not again:
                break
            tell(again, number, whole)
            time.sleep(0.005)
    return str(len(found))

def op_end(prefix):
    found = members(prefix.encode(), 0)
    tell(found, signal.SIGTERM)
    tell(found, signal.SIGCONT)
    until = time.monotonic() + 0.5
    while members(prefix.encode(), 0) and time.monotonic() < until:
        time.sleep(0.01)
    op_signal(prefix, '0', '', 'SIGKILL')
    return str(len(found))

def op_ports(label, leader, own):
    sockets, ports = set(), set()
    for pid in members(label.encode(), int(leader), own):
        try:
            for name in os.listdir('/proc/%d/fd' % pid):
                sockets.add(os.readlink('/proc/%d/fd/%s' % (pid, name)))
        except OSError:
            pass
    for table in ('/proc/net/tcp', '/proc/net/tcp6'):
        try:
            with open(table) as file:
                rows = [line.split() for line in file]
        except OSError:
            continue
        ports.update(int(row[1].rpartition(':')[2], 16) for row in rows if row[3] == '0A' and 'socket:[%s]' % row[9] in sockets)
    return ' '.join(map(str, sorted(ports)))

def op_resize(label, leader, own, columns, rows):
    import fcntl, struct, termios
    for pid in members(label.encode(), int(leader), own):
        try:
            terminal = os.readlink('/proc/%d/fd/0' % pid)
            if not terminal.startswith('/dev/pts/'):
                continue
            fd = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
            fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', int(rows), int(columns), 0, 0))
            os.close(fd)
            return
        except OSError:
            pass

def answer(line):
    name, arguments, size = json.loads(line)
    payload = [IN.read(size)] if size >= 0 else []
    try:
        result = globals()['op_' + name](*arguments, *payload)
        body = b'' if result is None else result if isinstance(result, bytes) else result.encode('utf8', 'surrogateescape')
        OUT.write(b'ok %d\n' % len(body))
        OUT.write(body)
    except Refused as refused:
        OUT.write(b'no %s\n' % str(refused).encode())
    except OSError as problem:
        OUT.write(b'no %s\n' % errno.errorcode.get(problem.errno, 'EIO').encode())
    except Exception as problem:
        OUT.write(b'no EINVAL %s\n' % repr(problem).encode('ascii', 'replace'))
    OUT.flush()

for name in ('SIGINT', 'SIGHUP', 'SIGTERM', 'SIGPIPE'):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
try:
    while True:
        line = IN.readline()
        if not line:
            break
        answer(line)
except BrokenPipeError:
    pass
op_end(PREFIX)
os._exit(0)
`;
