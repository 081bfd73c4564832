import Foundation

/// Which node's body is being run on this thread, so that what the body reads can be tied to it.
enum Evaluation {
  /// The node being evaluated; nil elsewhere.
  static var current: ViewNode? {
    pthread_getspecific(key).map { Unmanaged<ViewNode>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `evaluate` as the evaluation of `node`; nil hides the evaluation around it.
  @MainActor
  static func of<Result>(_ node: ViewNode?, _ evaluate: () -> Result) -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, node.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { pthread_setspecific(key, outer) }
    return evaluate()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "no thread-specific storage is left (error \(error))")
    return key
  }()
}
