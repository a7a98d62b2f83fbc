/** `hermes-tools/testing`: what helps to test tools and programs that use them. */
export { createKernel, type KernelOptions, type TestKernel } from './create-kernel.js';
export { createFakeClock, type FakeClock } from './fake-clock.js';
export { createPermissiveGate, type PermissiveGate } from './permissive-gate.js';
export { type PlayedTurn, playScript, type ScriptTurn } from './play-script.js';
export { createRecordingRecorder, type RecordingRecorder } from './recording-recorder.js';
export { type TemporaryHome, temporaryHome } from './temporary-home.js';
