/// An object that a new node has as good as an old one, though the node keeps it as a state.
protocol MadeAnew: AnyObject {}
