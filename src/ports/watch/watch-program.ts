/**
 * Watches folders of a target with inotify, in Python. It is told on its input, as lines of JSON, which folders to
 * watch, and answers in lines of JSON: `watched` with the folders in it, so that it can be told which of them are
 * wanted, `event` for what happens, `problem` when it cannot go on. It ends with its input.
 */
export const WATCH_PROGRAM = String.raw`
import json, os, select, stat, struct, sys
ROOT, ONLY = sys.argv[1], sys.argv[2]

def say(*words):
    sys.stdout.write(json.dumps(words) + '\n')
    sys.stdout.flush()

try:
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    fd = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if fd < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
except (ImportError, AttributeError, OSError) as problem:
    say('unable', 'inotify cannot be used there: %s' % problem)
    sys.exit(0)

MODIFY, ATTRIB, CLOSE_WRITE, MOVED_FROM, MOVED_TO, CREATE, DELETE = 2, 4, 8, 0x40, 0x80, 0x100, 0x200
MASK = MODIFY | ATTRIB | CLOSE_WRITE | MOVED_FROM | MOVED_TO | CREATE | DELETE | 0x01000000 | 0x02000000 | 0x800
IS_DIR, OVERFLOW, IGNORED, MOVE_SELF = 0x40000000, 0x4000, 0x8000, 0x800
folders, members = {}, {}

def look(path):
    try:
        return os.lstat(os.path.join(ROOT, path))
    except OSError:
        return None

def event(kind, path, is_folder, inode):
    say('event', kind, '' if ONLY else path, is_folder, str(inode) if inode else None)

def created(path, there):
    if path in members:
        return
    members[path] = (there.st_ino, stat.S_ISDIR(there.st_mode))
    event('created', path, stat.S_ISDIR(there.st_mode), there.st_ino)

def removed(path):
    for below in [name for name in members if name.startswith(path + '/')] + [path]:
        inode, is_folder = members.pop(below, (None, False))
        if inode:
            event('removed', below, is_folder, inode)
    for wd in [wd for wd, name in folders.items() if name == path or name.startswith(path + '/')]:
        libc.inotify_rm_watch(fd, wd)
        del folders[wd]

def watch(path, first):
    wd = libc.inotify_add_watch(fd, os.fsencode(os.path.join(ROOT, path)), MASK)
    if wd < 0:
        number = ctypes.get_errno()
        if number == 28:
            say('problem', 'the system there has no more watches to give')
        say('watched', path, [], len(members))
        return
    folders[wd] = path
    below = []
    try:
        names = [ONLY] if ONLY else os.listdir(os.path.join(ROOT, path))
    except OSError:
        names = []
    for name in names:
        full = os.path.join(path, name)
        there = look(full)
        if there is None:
            continue
        if stat.S_ISDIR(there.st_mode) and not ONLY:
            below.append(full)
        if first:
            members[full] = (there.st_ino, stat.S_ISDIR(there.st_mode))
        else:
            created(full, there)
    say('watched', path, below, len(members))

def happened(wd, mask, name):
    if mask & OVERFLOW:
        say('problem', 'too much happened at once to follow it')
    folder = folders.get(wd)
    if mask & (IGNORED | MOVE_SELF) and folder == '':
        say('problem', 'the watched folder is gone; start another watch')
    if folder is None or not name or (ONLY and name != ONLY):
        return
    path = os.path.join(folder, name)
    there = look(path)
    if mask & (MOVED_FROM | DELETE):
        if path in members and (there is None or there.st_ino != members[path][0]):
            removed(path)
    elif there is None:
        return
    elif path not in members:
        created(path, there)
    elif mask & (MOVED_TO | MODIFY | ATTRIB | CLOSE_WRITE) and not mask & IS_DIR:
        members[path] = (there.st_ino, False)
        event('changed', path, False, there.st_ino)

rest = b''
while True:
    ready = select.select([0, fd], [], [])[0]
    if fd in ready:
        data, at = os.read(fd, 1 << 16), 0
        while at < len(data):
            wd, mask, _, length = struct.unpack_from('iIII', data, at)
            name = os.fsdecode(data[at + 16:at + 16 + length].rstrip(b'\0'))
            at += 16 + length
            happened(wd, mask, name)
    if 0 in ready:
        data = os.read(0, 1 << 16)
        if not data:
            sys.exit(0)
        *lines, rest = (rest + data).split(b'\n')
        for line in lines:
            watch(*json.loads(line))
`;
