/// Work that a run loop does later, on the thread that it belongs to.
///
/// Schedulers take work that says nothing of threads, run loops ask for work that may change them.
/// Here it never does: a run loop works on its own thread only.
struct ScheduledWork: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    action()
  }
}
