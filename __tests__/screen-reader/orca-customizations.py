"""What Orca runs when it starts: a speech server that speaks into the file $SPEECH_LOG.

Each line of the file is a JSON object:

  t        seconds since 1970
  kind     "say": a text begins to be heard; "cut": it was interrupted
  text     the text
  lost     of a text that was cut off, the part that was not heard
  dropped  the texts behind it that were not begun

A text takes no time, unless the file $SPEECH_PACE says how many characters a second are spoken.
"""
import json
import os
import re
import time

import orca.settings
import orca.speech
from gi.repository import GLib
from orca.speechserver import SayAllContext


def log(kind, text, **more):
    with open(os.environ['SPEECH_LOG'], 'a') as file:
        line = {'t': round(time.time(), 3), 'kind': kind, 'text': text, **more}
        file.write(json.dumps(line, ensure_ascii=False) + '\n')


def seconds(text):
    with open(os.environ['SPEECH_PACE']) as file:
        pace = int(file.read() or 0)
    return len(text) / pace if pace else 0


class Server:
    def __init__(self):
        self.queue = []
        self.current = None
        self.timer = 0

    # What Orca calls, under the names of Orca 43 and of those since 46.
    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self.add(str(text))

    def speakCharacter(self, character, acss=None, **_):
        self.add(character)

    def sayAll(self, iterator, progress):
        GLib.idle_add(self.say_next, iterator, progress)

    speak_character = speakCharacter
    say_all = sayAll

    def stop(self):
        if self.timer:
            GLib.source_remove(self.timer)
            self.timer = 0
        # Like speech-dispatcher: utterances that have not begun are cancelled as well, or Orca stays in "say all".
        cancelled = [callback for _, callback in self.queue]
        if self.current:
            text, callback, began, length = self.current
            heard = int(len(text) * (time.time() - began) / length) if length else len(text)
            log('cut', text, lost=text[heard:], dropped=[each for each, _ in self.queue])
            cancelled.insert(0, callback)
        self.queue.clear()
        self.current = None
        for callback in cancelled:
            if callback:
                callback('cancel')

    def getInfo(self):
        return ['Log', 'log']

    get_info = getInfo

    def getVoiceFamilies(self):
        return []

    get_voice_families = getVoiceFamilies

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return lambda *args, **kwargs: None

    # The voice.
    def add(self, text, callback=None):
        text = re.sub(r'\s+', ' ', text).strip()
        if text or callback:
            self.queue.append((text, callback))
            if not self.current:
                self.next()

    def next(self):
        self.current = None
        self.timer = 0
        if self.queue:
            text, callback = self.queue.pop(0)
            length = seconds(text)
            self.current = (text, callback, time.time(), length)
            if text:
                log('say', text)
            if callback:
                callback('begin')
            self.timer = GLib.timeout_add(int(1000 * length), self.done)

    def done(self):
        _, callback, _, _ = self.current
        self.timer = 0
        if callback:
            callback('end')
        self.next()
        return False

    def say_next(self, iterator, progress):
        context = next(iterator, [None])[0]
        if context is None:
            return False

        def tell(kind, offset=None):
            for name in ('currentOffset', 'current_offset'):
                if offset is not None and hasattr(context, name):
                    setattr(context, name, offset)
            GLib.idle_add(progress, context.copy(), kind)

        def callback(event):
            start = getattr(context, 'startOffset', getattr(context, 'start_offset', None))
            end = getattr(context, 'endOffset', getattr(context, 'end_offset', None))
            if event == 'begin':
                tell(SayAllContext.PROGRESS, start)
            elif event == 'end':
                tell(SayAllContext.COMPLETED, end)
                GLib.idle_add(self.say_next, iterator, progress)
            else:
                tell(SayAllContext.INTERRUPTED)

        self.add(context.utterance, callback)
        return False


def use_server(*args, **kwargs):
    orca.speech._speechserver = Server()


orca.speech._initSpeechServer = orca.speech._init_speech_server = use_server
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
# A page is read when a journey asks for it.
orca.settings.sayAllOnLoad = False
